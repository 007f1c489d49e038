-- Why so many of a package cannot be for a day, and how many can; null when they can. A new order is not counted yet,
-- while an order that moves to another day is already part of the total. Exact while the package is locked.
CREATE FUNCTION package_obstacle(p packages, p_quantity integer, p_day date, p_is_new boolean) RETURNS jsonb
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_left integer;
BEGIN
  IF p_day IS NULL AND coalesce(p.deliver_from::text, p.deliver_until::text, p.day_limit::text) IS NOT NULL THEN
    RETURN jsonb_build_object('reason', 'day-needed', 'from', p.deliver_from, 'until', p.deliver_until);
  END IF;
  IF p_day < p.deliver_from OR p_day > p.deliver_until THEN
    RETURN jsonb_build_object('reason', 'outside-days', 'from', p.deliver_from, 'until', p.deliver_until);
  END IF;
  IF coalesce(p_day, (now() AT TIME ZONE 'Asia/Jakarta')::date) <= p.sold_out_until THEN
    RETURN jsonb_build_object('reason', 'sold-out-until', 'until', p.sold_out_until, 'left', 0);
  END IF;
  IF p_quantity > p.order_limit THEN
    RETURN jsonb_build_object('reason', 'order-limit', 'left', p.order_limit);
  END IF;
  IF p_is_new AND p.total_limit IS NOT NULL THEN
    v_left := greatest(0, p.total_limit - packages_sold(p.package_type));
    IF p_quantity > v_left THEN
      RETURN jsonb_build_object('reason', 'total-limit', 'left', v_left);
    END IF;
  END IF;
  IF p.day_limit IS NOT NULL THEN
    v_left := greatest(0, p.day_limit - packages_sold_on(p.package_type, p_day));
    IF p_quantity > v_left THEN
      RETURN jsonb_build_object('reason', 'day-limit', 'left', v_left, 'day', p_day);
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Refuses a package of an order by the shop's rules; the package is locked, and the order is not counted yet. The owner
-- may override limits and dates, and sells hidden packages.
CREATE FUNCTION check_package(p_package_type text, p_quantity integer, p_day date, p_is_owner boolean, p_overrides boolean)
RETURNS packages LANGUAGE plpgsql AS $$
DECLARE
  v_package packages;
  v_obstacle jsonb;
BEGIN
  SELECT p.* INTO v_package FROM packages p WHERE p.package_type = p_package_type;
  v_obstacle := CASE
    WHEN v_package.package_type IS NULL OR v_package.state = 'archived' OR (v_package.state = 'hidden' AND NOT p_is_owner)
      THEN '{"reason": "not-on-sale"}'
    WHEN p_overrides THEN NULL
    WHEN v_package.order_until <= now() THEN '{"reason": "over", "left": 0}'
    WHEN v_package.order_from > now() THEN jsonb_build_object('reason', 'early', 'left', 0, 'from', v_package.order_from)
    ELSE package_obstacle(v_package, p_quantity, p_day, true) END;
  IF v_obstacle IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = v_obstacle ->> 'reason',
      DETAIL = v_obstacle || jsonb_build_object('packageType', v_package.package_type);
  END IF;
  RETURN v_package;
END
$$;
--> statement-breakpoint
-- A wanted line (place_order) as a new row of order_items, with its options in display order. Refuses options that cannot
-- be chosen now, and a unit price of a new line that is not today's. The rules are those of packages/domain/src/choices.ts.
CREATE FUNCTION check_line(p packages, p_line jsonb, p_is_new boolean, p_day date, p_overrides boolean) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_options integer[] := ARRAY(SELECT jsonb_array_elements_text(p_line -> 'options')::integer);
  v_choices jsonb;
  v_difference bigint;
  v_obstacle jsonb;
BEGIN
  WITH options AS (
    SELECT g.position AS group_position, o.group_id, o.id, o.position, o.price_difference, o.sold_out_until,
      g.min_choices, g.max_choices,
      jsonb_build_object('id', g.name, 'en', coalesce(nullif(g.name_en, ''), g.name)) AS group_name,
      jsonb_build_object('id', o.name, 'en', coalesce(nullif(o.name_en, ''), o.name)) AS name,
      o.id = ANY (v_options) AS is_chosen
    FROM package_choices c JOIN choice_groups g ON g.id = c.group_id JOIN choice_options o ON o.group_id = g.id
    WHERE c.package_type = p.package_type
  ), chosen AS (
    SELECT * FROM options WHERE is_chosen
  )
  SELECT
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'group', c.group_name, 'name', c.name,
      'priceDifference', c.price_difference) ORDER BY c.group_position, c.group_id, c.position) FROM chosen c), '[]'),
    coalesce((SELECT sum(c.price_difference) FROM chosen c), 0),
    coalesce(
      (SELECT '{"reason": "choice-gone"}'::jsonb WHERE cardinality(v_options) > (SELECT count(*) FROM chosen)),
      (SELECT jsonb_build_object('reason', 'choice-sold-out', 'choice', c.name, 'until', c.sold_out_until) FROM chosen c
        WHERE coalesce(p_day, (now() AT TIME ZONE 'Asia/Jakarta')::date) <= c.sold_out_until
        ORDER BY c.group_position, c.group_id, c.position LIMIT 1),
      (SELECT jsonb_build_object('reason', 'choice-needed', 'choice', o.group_name) FROM options o
        GROUP BY o.group_position, o.group_id, o.group_name, o.min_choices, o.max_choices
        HAVING count(*) FILTER (WHERE o.is_chosen) NOT BETWEEN o.min_choices AND o.max_choices
        ORDER BY o.group_position, o.group_id LIMIT 1))
  INTO v_choices, v_difference, v_obstacle;
  IF v_obstacle IS NOT NULL AND NOT (p_overrides AND v_obstacle ->> 'reason' = 'choice-sold-out') THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = v_obstacle ->> 'reason',
      DETAIL = v_obstacle || jsonb_build_object('packageType', p.package_type, 'line', p_line -> 'index');
  END IF;
  IF p_is_new AND (p_line ->> 'unit_price')::numeric IS DISTINCT FROM p.price + v_difference THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = 'price-changed', DETAIL = '{}';
  END IF;
  RETURN jsonb_build_object('id', nextval('order_items_id_seq'), 'package_type', p.package_type, 'name', p.name,
    'name_en', coalesce(nullif(p.name_en, ''), p.name), 'pieces', p.pieces, 'choices', v_choices,
    'choices_key', array_to_string(v_options, ','), 'unit_price', p_line -> 'unit_price');
END
$$;
--> statement-breakpoint
-- Takes packages from stock instead of p_held, which the order has already. Null when the package has no stock row. An
-- inactive package can only be returned.
CREATE FUNCTION take_stock(p_package_type text, p_quantity integer, p_held integer) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_stock inventory;
BEGIN
  UPDATE inventory s SET current_stock = s.current_stock + p_held - p_quantity, updated_at = now()
  WHERE s.package_type = p_package_type
    AND (p_quantity <= p_held OR s.is_active AND s.current_stock + p_held >= p_quantity)
  RETURNING s.* INTO v_stock;
  IF FOUND THEN
    RETURN jsonb_build_object('package_type', p_package_type, 'inventory_id', v_stock.id, 'delta', p_held - p_quantity,
      'stock_after', v_stock.current_stock);
  END IF;
  SELECT s.* INTO v_stock FROM inventory s WHERE s.package_type = p_package_type;
  IF FOUND THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = CASE WHEN v_stock.is_active THEN 'sold-out' ELSE 'not-sold' END,
      DETAIL = json_build_object('packageType', p_package_type, 'needed', p_quantity,
        'left', CASE WHEN v_stock.is_active THEN v_stock.current_stock + p_held ELSE 0 END)::text;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Adds what take_stock took or returned for an order to the ledger.
CREATE FUNCTION record_stock(p_order_id integer, p_stock jsonb, p_actor text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO inventory_movements (inventory_id, order_id, reason, delta, stock_after, actor)
  SELECT moved.inventory_id, p_order_id, CASE WHEN moved.delta < 0 THEN 'sold' ELSE 'returned' END, moved.delta,
    moved.stock_after, p_actor
  FROM jsonb_to_recordset(p_stock) AS moved (inventory_id integer, delta integer, stock_after integer)
$$;
--> statement-breakpoint
-- Returns all packages of an order to stock, or takes them again. Lines record whether they hold their stock, so nothing
-- is moved twice.
CREATE FUNCTION move_stock(p_order_id integer, p_takes boolean, p_actor text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_lines record;
  v_stock jsonb;
BEGIN
  FOR v_lines IN
    SELECT i.package_type, sum(i.quantity)::integer AS quantity FROM order_items i
    WHERE i.order_id = p_order_id AND i.holds_stock <> p_takes GROUP BY i.package_type ORDER BY i.package_type
  LOOP
    v_stock := take_stock(v_lines.package_type, CASE WHEN p_takes THEN v_lines.quantity ELSE 0 END,
      CASE WHEN p_takes THEN 0 ELSE v_lines.quantity END);
    CONTINUE WHEN v_stock IS NULL;
    PERFORM record_stock(p_order_id, jsonb_build_array(v_stock), p_actor);
    UPDATE order_items i SET holds_stock = p_takes
    WHERE i.order_id = p_order_id AND i.package_type = v_lines.package_type;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Refuses an order that exceeds the capacity of its day or the limits of its time window; the day is locked. p_before is
-- the order as it is counted now: only what is added is judged. Returns the capacity, null if not limited.
CREATE FUNCTION check_day(p_order orders, p_before orders, p_usual_capacity integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_day kitchen_days;
  v_capacity integer;
  v_held integer := 0;
  v_left integer;
BEGIN
  SELECT d.* INTO v_day FROM kitchen_days d WHERE d.day = p_order.delivery_date;
  v_capacity := coalesce(v_day.capacity, p_usual_capacity);
  IF p_before.delivery_date = p_order.delivery_date AND p_before.status <> 'cancelled' THEN
    v_held := p_before.pieces;
  END IF;
  v_left := v_capacity - v_day.taken + v_held;
  IF p_order.pieces > v_held AND (v_day.is_closed OR p_order.pieces > v_left) THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001',
      MESSAGE = CASE WHEN v_day.is_closed OR v_capacity = 0 THEN 'date-closed' ELSE 'date-full' END,
      DETAIL = json_build_object('day', v_day.day, 'pieces', p_order.pieces, 'left', greatest(v_left, 0))::text;
  END IF;
  IF p_before.time_window IS DISTINCT FROM p_order.time_window THEN
    v_held := 0;
  END IF;
  SELECT CASE WHEN v_held = 0 AND w.orders >= (listed ->> 'mostOrders')::integer THEN 0
    ELSE (listed ->> 'mostPieces')::integer - coalesce(w.pieces, 0) + v_held END
  INTO v_left
  FROM settings s CROSS JOIN jsonb_array_elements(s.value) listed
  LEFT JOIN kitchen_windows w ON w.day = v_day.day AND w.time_window = p_order.time_window
  WHERE s.key = 'timeWindows' AND (listed ->> 'begins') || '-' || (listed ->> 'ends') = p_order.time_window;
  IF p_order.pieces > v_held AND p_order.pieces > v_left THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = 'window-full',
      DETAIL = json_build_object('day', v_day.day, 'window', p_order.time_window, 'left', greatest(v_left, 0))::text;
  END IF;
  RETURN v_capacity;
END
$$;
--> statement-breakpoint
-- Refuses a day and time window for a stored order that a new one could not have; its goods are locked. A cancelled order
-- is judged as a new one. Packages and choices are not judged again for the same day.
CREATE FUNCTION check_move(p_order_id integer, p_day date, p_window text, p_usual_capacity integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_before orders;
  v_order orders;
  v_obstacle jsonb;
BEGIN
  SELECT o.* INTO v_before FROM orders o WHERE o.id = p_order_id;
  v_order := v_before;
  v_order.delivery_date := p_day;
  v_order.time_window := p_window;
  IF v_before.status = 'cancelled' OR p_day IS DISTINCT FROM v_before.delivery_date THEN
    SELECT obstacle || jsonb_build_object('packageType', p.package_type) INTO v_obstacle
    FROM (
      SELECT i.package_type, sum(i.quantity)::integer AS quantity FROM order_items i
      WHERE i.order_id = p_order_id GROUP BY i.package_type
    ) i JOIN packages p USING (package_type)
    CROSS JOIN LATERAL package_obstacle(p, i.quantity, p_day, v_before.status = 'cancelled') obstacle
    WHERE obstacle IS NOT NULL
    UNION ALL
    SELECT jsonb_build_object('reason', 'choice-sold-out', 'packageType', i.package_type, 'until', o.sold_out_until,
      'choice', jsonb_build_object('id', o.name, 'en', coalesce(nullif(o.name_en, ''), o.name)))
    FROM order_items i JOIN choice_options o ON o.id::text = ANY (string_to_array(i.choices_key, ','))
    WHERE i.order_id = p_order_id AND coalesce(p_day, (now() AT TIME ZONE 'Asia/Jakarta')::date) <= o.sold_out_until
    LIMIT 1;
    IF v_obstacle IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = v_obstacle ->> 'reason', DETAIL = v_obstacle;
    END IF;
  END IF;
  IF p_day IS NOT NULL THEN
    PERFORM check_day(v_order, v_before, p_usual_capacity);
  END IF;
END
$$;
--> statement-breakpoint
-- Locks what an order is counted in, before the order itself: packages, stock and days, which get a row. The owner's
-- change of a package waits for the order, and vice versa. Orders of a limited package take the lock exclusively, so that
-- each counts all before it; others share it, as their foreign keys do.
CREATE FUNCTION lock_goods(p_types text[], p_days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM packages p WHERE p.package_type = ANY (p_types) ORDER BY p.package_type FOR KEY SHARE;
  PERFORM FROM packages p WHERE p.package_type = ANY (p_types) AND (p.total_limit IS NOT NULL OR p.day_limit IS NOT NULL)
  ORDER BY p.package_type FOR NO KEY UPDATE;
  PERFORM FROM inventory s WHERE s.package_type = ANY (p_types) ORDER BY s.package_type FOR UPDATE;
  INSERT INTO kitchen_days (day)
  SELECT DISTINCT day FROM unnest(p_days) AS day WHERE day IS NOT NULL ORDER BY day ON CONFLICT (day) DO NOTHING;
  PERFORM FROM kitchen_days d WHERE d.day = ANY (p_days) ORDER BY d.day FOR UPDATE;
END
$$;
--> statement-breakpoint
-- Fills an order with the wanted lines (place_order, edit_order) instead of p_old, its rows of order_items until now. Prices
-- it, judges what is added, and moves the stock. `lines` are its new rows, `stock` what take_stock returned.
CREATE FUNCTION fill_order(p_order orders, p_lines jsonb, p_old jsonb, p_is_owner boolean, p_overrides boolean,
  OUT filled orders, OUT lines jsonb, OUT stock jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  v_change record;
  v_package packages;
  v_stock jsonb;
  v_holds_stock boolean;
  v_wanted jsonb;
  v_quantity integer;
  v_line jsonb;
  v_checked jsonb;
BEGIN
  filled := p_order;
  filled.pieces := 0;
  filled.total_price := coalesce(charges_total(p_order.charges), 0);
  filled.package_type := p_lines #>> '{0,package_type}';
  lines := '[]';
  stock := '[]';
  -- Limits, stock and pieces do not depend on choices.
  FOR v_change IN
    SELECT package_type, coalesce(wanted.quantity, 0) AS quantity, coalesce(stored.quantity, 0) AS old_quantity,
      coalesce(stored.holds_stock, false) AS holds_stock
    FROM (
      SELECT line.package_type, sum(line.quantity)::integer AS quantity
      FROM jsonb_to_recordset(p_lines) AS line (package_type text, quantity integer) GROUP BY line.package_type
    ) wanted FULL JOIN (
      SELECT line.package_type, sum(line.quantity)::integer AS quantity, bool_or(line.holds_stock) AS holds_stock
      FROM jsonb_populate_recordset(NULL::order_items, p_old) line GROUP BY line.package_type
    ) stored USING (package_type)
    ORDER BY package_type
  LOOP
    IF v_change.quantity > v_change.old_quantity THEN
      v_package := check_package(v_change.package_type, v_change.quantity, p_order.delivery_date, p_is_owner, p_overrides);
    ELSE
      SELECT p.* INTO v_package FROM packages p WHERE p.package_type = v_change.package_type;
    END IF;
    v_holds_stock := v_change.holds_stock;
    -- A package that was not counted when it was ordered is counted whole once more of it is ordered, as when a cancelled
    -- order is reopened: a line holds its stock or does not.
    IF v_change.quantity > v_change.old_quantity OR (v_holds_stock AND v_change.quantity < v_change.old_quantity) THEN
      v_stock := take_stock(v_change.package_type, v_change.quantity,
        CASE WHEN v_holds_stock THEN v_change.old_quantity ELSE 0 END);
      v_holds_stock := v_stock IS NOT NULL;
      stock := stock || coalesce(v_stock, '[]');
    END IF;
    IF v_change.package_type = filled.package_type THEN
      filled.quantity := v_change.quantity;
    END IF;
    FOR v_wanted IN
      SELECT line.wanted || jsonb_build_object('position', line.position)
      FROM jsonb_array_elements(p_lines) WITH ORDINALITY AS line (wanted, position)
      WHERE line.wanted ->> 'package_type' = v_change.package_type ORDER BY line.position
    LOOP
      v_quantity := v_wanted ->> 'quantity';
      v_line := (SELECT line FROM jsonb_array_elements(p_old) line WHERE line -> 'id' = v_wanted -> 'id');
      IF v_line IS NULL OR v_quantity > (v_line ->> 'quantity')::integer THEN
        v_checked := check_line(v_package, v_wanted, v_line IS NULL, p_order.delivery_date, p_overrides);
        v_line := coalesce(v_line - 'prepared_at', v_checked);
      END IF;
      v_line := v_line || jsonb_build_object('order_id', p_order.id, 'position', v_wanted -> 'position',
        'quantity', v_quantity, 'total_price', (v_line ->> 'unit_price')::numeric * v_quantity,
        'holds_stock', v_holds_stock);
      lines := lines || v_line;
      filled.pieces := filled.pieces + (v_line ->> 'pieces')::integer * v_quantity;
      filled.total_price := filled.total_price + (v_line ->> 'total_price')::numeric;
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Places one order in one round trip and one transaction (decision 0003).
--
-- p_order."order" contains columns of `orders` by name, so that a new column needs no change here. Other keys: key,
-- body_hash, cookie_hash, token_hash, actor, day_capacity, override_kitchen and `lines` in their order with
-- package_type, quantity, options (sorted ids, if any), the unit_price that the charges were computed with, null if
-- unknown, and the index by which a refusal names the line. Names, prices, pieces and choices come from the current menu.
--
-- Lock order, here and everywhere: key, packages, stock, kitchen day (lock_goods), promotion code, order, lines, counters.
--
-- A refusal raises SQLSTATE DS001 with the reason as message and facts as JSON detail, which rolls everything back:
-- those of fill_order, check_day and take_promotion, and phone-blocked.
--
-- Outcomes: 'placed' and 'replayed' (same key, same body) with the stored order, 'key-reused' (same key, other body).
CREATE FUNCTION place_order(p_order jsonb) RETURNS TABLE (
  outcome text,
  keeps_cookie boolean,
  stored orders,
  lines json
)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_key text := p_order ->> 'key';
  v_body_hash bytea := (p_order ->> 'body_hash')::bytea;
  v_cookie bytea := (p_order ->> 'cookie_hash')::bytea;
  v_token bytea := (p_order ->> 'token_hash')::bytea;
  v_actor text := p_order ->> 'actor';
  v_day_capacity integer := (p_order ->> 'day_capacity')::integer;
  v_overrides boolean := (p_order ->> 'override_kitchen')::boolean;
  v_order orders := jsonb_populate_record(NULL::orders, p_order -> 'order');
  v_known_hash bytea;
  v_goods record;
  v_capacity integer;
BEGIN
  -- The browser's cookie is kept if it has a right already; a planted value is never adopted.
  IF v_cookie IS NOT NULL
    AND EXISTS (SELECT 1 FROM order_access a WHERE a.token_hash = v_cookie AND a.expires_at > now()) THEN
    v_token := v_cookie;
  END IF;
  keeps_cookie := coalesce(v_token = v_cookie, false);

  IF v_key IS NOT NULL THEN
    -- A second request with the key waits here until the first commits or rolls back.
    INSERT INTO idempotency_keys (key, body_hash) VALUES (v_key, v_body_hash) ON CONFLICT (key) DO NOTHING;
    IF NOT FOUND THEN
      SELECT k.order_id, k.body_hash INTO v_order.id, v_known_hash FROM idempotency_keys k WHERE k.key = v_key;
      outcome := 'key-reused';
      IF v_known_hash = v_body_hash THEN
        outcome := 'replayed';
        SELECT o.* INTO stored FROM orders o WHERE o.id = v_order.id;
        SELECT json_agg(order_line(i) ORDER BY i.position) INTO lines FROM order_items i WHERE i.order_id = v_order.id;
        -- The first response may have been lost with its cookie, so this browser gets its own right.
        IF v_token IS NOT NULL THEN
          INSERT INTO order_access AS a (token_hash, order_id, via, expires_at)
          VALUES (v_token, v_order.id, 'order', now() + interval '30 days')
          ON CONFLICT (token_hash, order_id) DO UPDATE
          SET expires_at = greatest(a.expires_at, excluded.expires_at), via = excluded.via;
        END IF;
      END IF;
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;

  IF v_order.source = 'web' THEN
    IF EXISTS (SELECT 1 FROM blocked_phones b WHERE b.phone_key = v_order.phone_key) THEN
      RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = 'phone-blocked', DETAIL = '{}';
    END IF;
    -- Only the latest twenty are counted, so that the cost does not depend on a phone's history.
    IF v_order.suspicion IS NULL AND (
      SELECT count(*) FILTER (WHERE recent.status = 'pending' AND recent.order_date > now() - interval '1 hour')
      FROM (
        SELECT o.status, o.order_date FROM orders o WHERE o.phone_key = v_order.phone_key
        ORDER BY o.id DESC NULLS LAST LIMIT 20
      ) recent
    ) >= 20 THEN
      v_order.suspicion := 'many-pending';
    END IF;
  END IF;

  PERFORM lock_goods(ARRAY(SELECT line ->> 'package_type' FROM jsonb_array_elements(p_order -> 'lines') line),
    ARRAY[v_order.delivery_date]);

  v_goods := fill_order(v_order, p_order -> 'lines', '[]', v_order.source <> 'web', v_overrides);
  v_order := v_goods.filled;
  IF v_order.delivery_date IS NOT NULL AND NOT v_overrides THEN
    v_capacity := check_day(v_order, NULL, v_day_capacity);
  END IF;

  v_order.id := nextval('orders_id_seq');
  v_order.order_date := now();
  v_order.updated_at := v_order.order_date;
  v_order.status := 'pending';
  v_order.is_paid := false;
  INSERT INTO orders VALUES (v_order.*) RETURNING * INTO stored;

  WITH inserted AS (
    INSERT INTO order_items AS i
    SELECT line.* FROM jsonb_array_elements(v_goods.lines) AS goods CROSS JOIN LATERAL jsonb_populate_record(
      NULL::order_items, goods || jsonb_build_object('order_id', v_order.id)) AS line
    RETURNING order_line(i) AS stored_line, i.position AS stored_position
  )
  SELECT json_agg(inserted.stored_line ORDER BY inserted.stored_position) INTO lines FROM inserted;
  PERFORM record_stock(v_order.id, v_goods.stock, v_actor);

  IF v_token IS NOT NULL THEN
    INSERT INTO order_access (token_hash, order_id, via, expires_at)
    VALUES (v_token, v_order.id, 'order', now() + interval '30 days');
  END IF;

  INSERT INTO order_events (order_id, actor, kind, data)
  VALUES (v_order.id, v_actor, 'placed', json_build_object('source', v_order.source, 'pieces', v_order.pieces));

  -- The owner is alerted at once about an unpaid order of more than half of a stock, a day's capacity or a package's limit.
  -- Small orders of the last pieces of a stock and a single package are ordinary.
  IF v_order.source = 'web' AND v_order.total_price > 0 AND (
    2 * v_order.pieces > v_capacity
    OR EXISTS (
      SELECT FROM jsonb_to_recordset(v_goods.lines) AS line (package_type text, quantity integer)
      JOIN packages p ON p.package_type = line.package_type
      GROUP BY p.package_type HAVING sum(line.quantity) > 1 AND 2 * sum(line.quantity) > least(p.total_limit, p.day_limit)
    )
    OR v_order.pieces >= 100 AND EXISTS (
      SELECT FROM jsonb_to_recordset(v_goods.stock) AS sold (delta integer, stock_after integer) WHERE -sold.delta > sold.stock_after
    )
  ) THEN
    INSERT INTO attention_items (kind, order_id, reference, data)
    VALUES ('large-hold', v_order.id, 'order-' || v_order.id, jsonb_build_object('pieces', v_order.pieces));
  END IF;

  IF v_key IS NOT NULL THEN
    UPDATE idempotency_keys SET order_id = v_order.id WHERE key = v_key;
  END IF;

  outcome := 'placed';
  RETURN NEXT;
END
$$;
