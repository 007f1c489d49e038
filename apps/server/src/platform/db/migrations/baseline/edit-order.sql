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
#variable_conflict use_column
DECLARE
  v_id integer := (p_edit ->> 'id')::integer;
  v_seen jsonb := p_edit -> 'seen';
  v_overrides boolean := (p_edit ->> 'override_kitchen')::boolean;
  v_order orders;
  v_stored orders;
  v_old jsonb;
  v_lines jsonb := '[]';
  v_change record;
  v_line record;
  v_package packages;
  v_holds_stock boolean;
  v_choices jsonb;
  v_before jsonb;
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
  v_order.pieces := 0;
  v_order.total_price := 0;
  FOR v_change IN
    SELECT package_type, coalesce(wanted.quantity, 0) AS quantity, coalesce(stored.quantity, 0) AS old_quantity,
      coalesce(stored.holds_stock, false) AS holds_stock
    FROM (
      SELECT line.package_type, sum(line.quantity)::integer AS quantity
      FROM jsonb_to_recordset(p_edit -> 'lines') AS line (package_type text, quantity integer) GROUP BY line.package_type
    ) wanted FULL JOIN (
      SELECT line.package_type, sum(line.quantity)::integer AS quantity, bool_or(line.holds_stock) AS holds_stock
      FROM jsonb_populate_recordset(NULL::order_items, v_old) line GROUP BY line.package_type
    ) stored USING (package_type)
    ORDER BY package_type
  LOOP
    IF v_change.quantity > v_change.old_quantity THEN
      v_package := check_package(v_change.package_type, v_change.quantity, v_order.delivery_date, true, v_overrides);
    ELSE
      SELECT p.* INTO v_package FROM packages p WHERE p.package_type = v_change.package_type;
    END IF;
    v_holds_stock := v_change.holds_stock;
    -- A package that was not counted when it was ordered is counted whole once more of it is ordered, as when a cancelled
    -- order is reopened: a line holds its stock or does not.
    IF v_change.quantity > v_change.old_quantity OR (v_holds_stock AND v_change.quantity < v_change.old_quantity) THEN
      v_holds_stock := move_stock(v_id, v_change.package_type, v_change.quantity,
        CASE WHEN v_holds_stock THEN v_change.old_quantity ELSE 0 END, p_edit ->> 'actor');
    END IF;
    FOR v_line IN
      SELECT * FROM ROWS FROM (
        jsonb_to_recordset(p_edit -> 'lines')
          AS (id integer, package_type text, quantity integer, unit_price numeric, options integer[], index integer)
      ) WITH ORDINALITY AS line (id, package_type, quantity, unit_price, options, index, position)
      WHERE line.package_type = v_change.package_type ORDER BY line.position
    LOOP
      v_before := (SELECT line FROM jsonb_array_elements(v_old) line WHERE (line ->> 'id')::integer = v_line.id);
      IF v_before IS NULL OR v_line.quantity > (v_before ->> 'quantity')::integer THEN
        v_choices := check_line(v_package, v_line.options, v_line.unit_price, v_before IS NULL, v_order.delivery_date,
          v_overrides, v_line.index);
      END IF;
      IF v_before IS NULL THEN
        v_before := jsonb_build_object('id', nextval('order_items_id_seq'), 'order_id', v_id,
          'package_type', v_package.package_type, 'name', v_package.name,
          'name_en', coalesce(nullif(v_package.name_en, ''), v_package.name), 'pieces', v_package.pieces,
          'choices', v_choices, 'choices_key', coalesce(array_to_string(v_line.options, ','), ''),
          'unit_price', v_line.unit_price);
      ELSIF v_line.quantity > (v_before ->> 'quantity')::integer THEN
        v_before := v_before - 'prepared_at';
      END IF;
      v_lines := v_lines || (v_before || jsonb_build_object('position', v_line.position, 'quantity', v_line.quantity,
        'total_price', (v_before ->> 'unit_price')::numeric * v_line.quantity, 'holds_stock', v_holds_stock));
      v_order.pieces := v_order.pieces + (v_before ->> 'pieces')::integer * v_line.quantity;
      v_order.total_price := v_order.total_price + (v_before ->> 'unit_price')::numeric * v_line.quantity;
      IF v_line.position = 1 THEN
        v_order.package_type := v_change.package_type;
        v_order.quantity := v_change.quantity;
      END IF;
    END LOOP;
  END LOOP;
  INSERT INTO order_items SELECT line.* FROM jsonb_populate_recordset(NULL::order_items, v_lines) line;

  IF v_order.delivery_date IS NOT NULL AND NOT v_overrides THEN
    PERFORM check_day(v_order, v_stored, (p_edit ->> 'day_capacity')::integer);
  END IF;

  v_order.charges := nullif(p_edit -> 'charges', 'null');
  v_order.promotion_code_id := (p_edit ->> 'promotion_code_id')::integer;
  v_order.total_price := v_order.total_price + coalesce(charges_total(v_order.charges), 0);
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
