-- Places several orders in one transaction (decision 0049), each as place_order does: one answer for each, in their order. A
-- refusal takes back its own order and nothing else, and comes as outcome 'refused' with {reason, ...facts}.
-- Lock order is that of place_order, for the group as a whole: every key, then every stock by package type, then every day;
-- what the orders lock afterwards is new, or held already. Within each step the smaller name comes first, so that groups and
-- single orders never wait for each other in a circle. No column of an order is named here.
CREATE FUNCTION place_orders(p_orders jsonb) RETURNS TABLE (
  outcome text,
  keeps_cookie boolean,
  stored orders,
  lines json,
  refusal jsonb
)
LANGUAGE plpgsql AS $$
DECLARE
  v_order jsonb;
  v_keys text[] := ARRAY(SELECT DISTINCT o ->> 'key' FROM jsonb_array_elements(p_orders) o WHERE o ->> 'key' IS NOT NULL);
  v_day date;
  v_facts text;
BEGIN
  -- A key or a day that is not there yet is written and taken away again: whoever writes it too waits for this transaction,
  -- and place_order finds it missing, as it would alone.
  IF v_keys <> '{}' THEN
    INSERT INTO idempotency_keys (key, body_hash) SELECT k, '' FROM unnest(v_keys) k ORDER BY k ON CONFLICT DO NOTHING;
    DELETE FROM idempotency_keys WHERE key = ANY (v_keys) AND order_id IS NULL;
  END IF;

  PERFORM 1 FROM inventory s
  WHERE s.package_type IN (
    SELECT line ->> 'package_type' FROM jsonb_array_elements(p_orders) o, jsonb_array_elements(o -> 'lines') line
  )
  ORDER BY s.package_type FOR NO KEY UPDATE;

  FOR v_day IN
    SELECT DISTINCT (o #>> '{order,delivery_date}')::date AS day FROM jsonb_array_elements(p_orders) o
    WHERE o #>> '{order,delivery_date}' IS NOT NULL ORDER BY day
  LOOP
    INSERT INTO kitchen_days (day) VALUES (v_day) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      DELETE FROM kitchen_days d WHERE d.day = v_day;
    ELSE
      PERFORM 1 FROM kitchen_days d WHERE d.day = v_day FOR NO KEY UPDATE;
    END IF;
  END LOOP;

  FOR v_order IN SELECT o FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS one (o, place) ORDER BY place LOOP
    BEGIN
      RETURN QUERY SELECT placed.*, NULL::jsonb FROM place_order(v_order) placed;
    EXCEPTION WHEN SQLSTATE 'DS001' THEN
      GET STACKED DIAGNOSTICS v_facts = PG_EXCEPTION_DETAIL;
      RETURN QUERY SELECT 'refused', NULL::boolean, NULL::orders, NULL::json, jsonb_build_object('reason', SQLERRM) || v_facts::jsonb;
    END;
  END LOOP;
END
$$;
