-- Places many orders in one transaction, one after the other (decision 0032). All are of the same packages and for the
-- same day, so that the first one takes every lock the others need (place_order names them). A refusal takes back its own
-- order and nothing else, and comes as outcome 'refused' with {reason, ...facts}.
CREATE FUNCTION place_orders(p_orders json) RETURNS TABLE (
  place integer,
  outcome text,
  placed_order_id integer,
  placed_at timestamptz,
  item_ids integer[],
  found_suspicion text,
  keeps_cookie boolean,
  refusal json
)
LANGUAGE plpgsql AS $$
DECLARE
  o record;
  v_facts text;
BEGIN
  FOR o IN
    SELECT * FROM json_to_recordset(p_orders) AS asked (
      place integer, key text, body_hash bytea, cookie_hash bytea, token_hash bytea, name text, phone text,
      phone_key text, email text, address text, notes text, is_delivery boolean, delivery_date date, source text,
      actor text, packages text[], quantities integer[], prices integer[], pieces integer[], day_capacity integer,
      override_kitchen boolean, suspicion text
    )
    ORDER BY asked.place
  LOOP
    BEGIN
      RETURN QUERY SELECT o.place, placed.*, NULL::json
      FROM place_order(
        o.key, o.body_hash, o.cookie_hash, o.token_hash, o.name, o.phone, o.phone_key, o.email, o.address, o.notes,
        o.is_delivery, o.delivery_date, o.source, o.actor, o.packages, o.quantities, o.prices, o.pieces,
        o.day_capacity, o.override_kitchen, o.suspicion
      ) placed;
    EXCEPTION WHEN SQLSTATE 'DS001' THEN
      GET STACKED DIAGNOSTICS v_facts = PG_EXCEPTION_DETAIL;
      RETURN QUERY SELECT o.place, 'refused'::text, NULL::integer, NULL::timestamptz, NULL::integer[], NULL::text, false,
        (jsonb_build_object('reason', SQLERRM) || v_facts::jsonb)::json;
    END;
  END LOOP;
END
$$;
