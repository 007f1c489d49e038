-- Places one order in one round trip and one transaction. Lock order, here and everywhere:
-- key, stock (by package type), kitchen day, order, items. A refusal raises SQLSTATE DS001 with the reason
-- as message and facts as JSON detail, so that nothing of it stays: sold-out {packageType, left}, not-sold
-- {packageType}, date-full {left}, date-closed, phone-blocked. Prices and pieces come from the shop's
-- catalogue, never from the customer. Outcomes: 'placed', 'replayed' (same key, same body), 'key-reused'
-- (other body). What the database decided comes back, so that the answer needs no second question.
CREATE FUNCTION place_order(
  p_key text,
  p_body_hash bytea,
  p_cookie_hash bytea,
  p_token_hash bytea,
  p_name text,
  p_phone text,
  p_phone_key text,
  p_email text,
  p_address text,
  p_notes text,
  p_is_delivery boolean,
  p_delivery_date date,
  p_source text,
  p_actor text,
  p_packages text[],
  p_quantities integer[],
  p_prices integer[],
  p_pieces integer[],
  p_day_capacity integer,
  p_override_kitchen boolean,
  p_suspicion text
) RETURNS TABLE (
  outcome text,
  placed_order_id integer,
  placed_at timestamptz,
  item_ids integer[],
  found_suspicion text,
  keeps_cookie boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  i integer;
  v_lines integer := cardinality(p_packages);
  v_order_id integer;
  v_order_date timestamptz;
  v_item_ids integer[];
  v_body_hash bytea;
  v_pieces integer := 0;
  v_total numeric(12, 2) := 0;
  v_held boolean[] := array_fill(false, ARRAY[v_lines]);
  v_inventory_ids integer[] := array_fill(NULL::integer, ARRAY[v_lines]);
  v_stock_after integer[] := array_fill(NULL::integer, ARRAY[v_lines]);
  v_inventory_id integer;
  v_stock integer;
  v_active boolean;
  v_capacity integer;
  v_taken integer;
  v_closed boolean;
  v_suspicion text := p_suspicion;
  v_token bytea := p_token_hash;
BEGIN
  -- The browser keeps its cookie when the cookie is one of ours; a planted value is never adopted.
  IF p_cookie_hash IS NOT NULL
    AND EXISTS (SELECT 1 FROM order_access a WHERE a.token_hash = p_cookie_hash AND a.expires_at > now()) THEN
    v_token := p_cookie_hash;
  END IF;

  IF p_key IS NOT NULL THEN
    -- A second request with the key waits here until the first commits or rolls back.
    INSERT INTO idempotency_keys (key, body_hash) VALUES (p_key, p_body_hash) ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.order_id, k.body_hash INTO v_order_id, v_body_hash FROM idempotency_keys k WHERE k.key = p_key;
      IF v_body_hash IS DISTINCT FROM p_body_hash THEN
        RETURN QUERY SELECT 'key-reused'::text, NULL::integer, NULL::timestamptz, NULL::integer[], NULL::text, false;
        RETURN;
      END IF;
      -- The first answer may have been lost together with its cookie: this browser gets a right of its own.
      IF v_token IS NOT NULL THEN
        INSERT INTO order_access AS a (token_hash, order_id, via, expires_at)
        VALUES (v_token, v_order_id, 'order', now() + interval '30 days')
        ON CONFLICT (token_hash, order_id) DO UPDATE
        SET expires_at = greatest(a.expires_at, excluded.expires_at), via = excluded.via;
      END IF;
      RETURN QUERY SELECT 'replayed'::text, v_order_id, NULL::timestamptz, NULL::integer[], NULL::text,
        coalesce(v_token = p_cookie_hash, false);
      RETURN;
    END IF;
  END IF;

  IF p_source = 'web' THEN
    IF EXISTS (SELECT 1 FROM blocked_phones b WHERE b.phone_key = p_phone_key) THEN
      RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = 'phone-blocked', DETAIL = '{}';
    END IF;
    -- The latest twenty are enough to know: counting stays the same work for a phone with any history.
    IF v_suspicion IS NULL AND (
      SELECT count(*) FILTER (WHERE recent.status = 'pending' AND recent.order_date > now() - interval '1 hour')
      FROM (
        SELECT o.status, o.order_date FROM orders o WHERE o.phone_key = p_phone_key ORDER BY o.id DESC LIMIT 20
      ) recent
    ) >= 20 THEN
      v_suspicion := 'many-pending';
    END IF;
  END IF;

  -- In the order of the package types, whatever order the customer chose: two orders never wait for each other.
  FOR i IN SELECT line FROM generate_subscripts(p_packages, 1) AS line ORDER BY p_packages[line] LOOP
    v_total := v_total + p_prices[i]::numeric * p_quantities[i];
    v_pieces := v_pieces + p_pieces[i] * p_quantities[i];
    UPDATE inventory SET current_stock = current_stock - p_quantities[i], updated_at = now()
    WHERE package_type = p_packages[i] AND is_active AND current_stock >= p_quantities[i]
    RETURNING id, current_stock INTO v_inventory_id, v_stock;
    IF FOUND THEN
      v_held[i] := true;
      v_inventory_ids[i] := v_inventory_id;
      v_stock_after[i] := v_stock;
    ELSE
      SELECT current_stock, is_active INTO v_stock, v_active FROM inventory WHERE package_type = p_packages[i];
      IF FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'DS001',
          MESSAGE = CASE WHEN v_active THEN 'sold-out' ELSE 'not-sold' END,
          DETAIL = json_build_object('packageType', p_packages[i], 'left', v_stock)::text;
      END IF;
    END IF;
  END LOOP;

  IF p_delivery_date IS NOT NULL THEN
    INSERT INTO kitchen_days (day) VALUES (p_delivery_date) ON CONFLICT (day) DO NOTHING;
    UPDATE kitchen_days d SET taken = d.taken + v_pieces
    WHERE d.day = p_delivery_date
      AND (p_override_kitchen
        OR (NOT d.is_closed
          AND (coalesce(d.capacity, p_day_capacity) IS NULL
            OR d.taken + v_pieces <= coalesce(d.capacity, p_day_capacity))));
    IF NOT FOUND THEN
      SELECT coalesce(d.capacity, p_day_capacity), d.taken, d.is_closed INTO v_capacity, v_taken, v_closed
      FROM kitchen_days d WHERE d.day = p_delivery_date;
      RAISE EXCEPTION USING ERRCODE = 'DS001',
        MESSAGE = CASE WHEN v_closed THEN 'date-closed' ELSE 'date-full' END,
        DETAIL = json_build_object('left', greatest(v_capacity - v_taken, 0))::text;
    END IF;
  END IF;

  INSERT INTO orders (
    customer_name, customer_phone, phone_key, customer_email, customer_address, package_type, quantity, pieces,
    total_price, notes, delivery_date, is_delivery, source, holds_capacity, suspicion
  ) VALUES (
    p_name, p_phone, p_phone_key, p_email, p_address, p_packages[1], p_quantities[1], v_pieces,
    v_total, p_notes, p_delivery_date, p_is_delivery, p_source, p_delivery_date IS NOT NULL, v_suspicion
  ) RETURNING id, order_date INTO v_order_id, v_order_date;

  WITH inserted AS (
    INSERT INTO order_items (order_id, position, package_type, quantity, unit_price, total_price, holds_stock)
    SELECT v_order_id, line, p_packages[line], p_quantities[line], p_prices[line],
      p_prices[line]::numeric * p_quantities[line], v_held[line]
    FROM generate_subscripts(p_packages, 1) AS line
    ORDER BY line
    RETURNING id, position
  )
  SELECT array_agg(id ORDER BY position) INTO v_item_ids FROM inserted;

  IF true = ANY (v_held) THEN
    INSERT INTO inventory_movements (inventory_id, order_id, reason, delta, stock_after, actor)
    SELECT v_inventory_ids[line], v_order_id, 'sold', -p_quantities[line], v_stock_after[line], p_actor
    FROM generate_subscripts(p_packages, 1) AS line
    WHERE v_held[line];
  END IF;

  IF v_token IS NOT NULL THEN
    INSERT INTO order_access (token_hash, order_id, via, expires_at)
    VALUES (v_token, v_order_id, 'order', now() + interval '30 days');
  END IF;

  INSERT INTO order_events (order_id, actor, kind, data)
  VALUES (v_order_id, p_actor, 'placed', json_build_object('source', p_source, 'pieces', v_pieces));

  IF p_key IS NOT NULL THEN
    UPDATE idempotency_keys SET order_id = v_order_id WHERE key = p_key;
  END IF;

  RETURN QUERY SELECT 'placed'::text, v_order_id, v_order_date, v_item_ids, v_suspicion,
    coalesce(v_token = p_cookie_hash, false);
END
$$;
