-- Replaces the packages and charges of an order in one transaction (decision 0057).
--
-- p_edit contains id, actor, day_capacity, override_kitchen, the charges and promotion_code_id to store, and `lines` in
-- their order with quantity and options (sorted ids, if any): the id of a stored line, which keeps its name and price, or
-- package_type and the unit_price of today. `seen` is what the caller computed charges and timeline with; returns false when
-- the order is another one now.
--
-- Locks in the order of place_order, and refuses like it, but judges only what is added: a package of which the order
-- gets more, and a day and time for which it gets more pieces.
CREATE FUNCTION edit_order(p_edit jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id integer := (p_edit ->> 'id')::integer;
  v_seen jsonb := p_edit -> 'seen';
  v_overrides boolean := (p_edit ->> 'override_kitchen')::boolean;
  v_order orders;
  v_stored orders;
  v_old jsonb;
  v_goods record;
BEGIN
  PERFORM lock_goods(ARRAY(
    SELECT i.package_type FROM order_items i WHERE i.order_id = v_id
    UNION SELECT line ->> 'package_type' FROM jsonb_array_elements(p_edit -> 'lines') line),
    ARRAY[(v_seen ->> 'delivery_date')::date]);
  SELECT o.* INTO v_order FROM orders o WHERE o.id = v_id FOR NO KEY UPDATE;
  IF v_seen IS DISTINCT FROM jsonb_build_object('delivery_date', v_order.delivery_date, 'time_window', v_order.time_window,
    'status', v_order.status, 'is_paid', v_order.is_paid, 'charges', v_order.charges,
    'promotion_code_id', v_order.promotion_code_id,
    'items', (SELECT jsonb_agg(order_line(i) ORDER BY i.position) FROM order_items i WHERE i.order_id = v_id)) THEN
    RETURN false;
  END IF;

  IF v_order.is_paid THEN
    PERFORM book_order(v_order, -1);
  END IF;
  -- Limits then count all other orders.
  WITH removed AS (DELETE FROM order_items i WHERE i.order_id = v_id RETURNING i.*)
  SELECT jsonb_agg(to_jsonb(removed)) INTO v_old FROM removed;

  v_stored := v_order;
  v_order.charges := nullif(p_edit -> 'charges', 'null');
  v_order.promotion_code_id := (p_edit ->> 'promotion_code_id')::integer;
  v_goods := fill_order(v_order, p_edit -> 'lines', v_old, true, v_overrides);
  v_order := v_goods.filled;
  INSERT INTO order_items SELECT line.* FROM jsonb_populate_recordset(NULL::order_items, v_goods.lines) line;
  PERFORM record_stock(v_id, v_goods.stock, p_edit ->> 'actor');

  IF v_order.delivery_date IS NOT NULL AND NOT v_overrides THEN
    PERFORM check_day(v_order, v_stored, (p_edit ->> 'day_capacity')::integer);
  END IF;

  -- Before the order's total changes: money.sql then decides whether the order is still paid, and unbooks it if not.
  IF v_order.is_paid THEN
    PERFORM book_order(v_order, 1);
  END IF;
  UPDATE orders o SET package_type = v_order.package_type, quantity = v_order.quantity, pieces = v_order.pieces,
    charges = v_order.charges, promotion_code_id = v_order.promotion_code_id, total_price = v_order.total_price,
    -- Other choices of the same price change the label too.
    label_printed_at = NULL, updated_at = now()
  WHERE o.id = v_id;
  RETURN true;
END
$$;
