-- An order uses its code unless it was cancelled while unpaid.
CREATE FUNCTION has_promotion(p_code integer, p_status text, p_is_paid boolean) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_code IS NOT NULL AND (p_status <> 'cancelled' OR p_is_paid)
$$;
--> statement-breakpoint
-- Counts the use of a code by a new order. The code's row is locked before its uses and those of the phone are counted,
-- so both limits are exact. Refuses like place_order. It runs before the order is stored: a deleted code is refused
-- here and not by the foreign key, and the code is locked before any counter of orders.
CREATE FUNCTION take_promotion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_code promotion_codes;
  v_refusal text;
BEGIN
  UPDATE promotion_codes c SET uses = c.uses + 1 WHERE c.id = NEW.promotion_code_id RETURNING c.* INTO v_code;
  v_refusal := CASE
    WHEN v_code.id IS NULL THEN 'promotion-gone'
    WHEN NOT v_code.is_active THEN 'promotion-off'
    WHEN v_code.uses > v_code.most_uses THEN 'promotion-used-up'
    WHEN v_code.most_uses_per_phone IS NOT NULL AND v_code.most_uses_per_phone <= (
      SELECT count(*) FROM orders o WHERE o.promotion_code_id = v_code.id AND o.phone_key = NEW.phone_key
        AND has_promotion(o.promotion_code_id, o.status, o.is_paid)) THEN 'promotion-used-by-phone'
  END;
  IF v_refusal IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = v_refusal, DETAIL = '{}';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER orders_promotion_taken BEFORE INSERT ON orders FOR EACH ROW
WHEN (NEW.promotion_code_id IS NOT NULL) EXECUTE FUNCTION take_promotion();
--> statement-breakpoint
-- A use is released when its order is cancelled while unpaid, and counted again when the order is reopened or paid
-- after all. Nothing is refused here: the owner's decision and a payment take precedence over a limit.
CREATE FUNCTION follow_promotion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF has_promotion(OLD.promotion_code_id, OLD.status, OLD.is_paid) THEN
    UPDATE promotion_codes c SET uses = greatest(0, c.uses - 1) WHERE c.id = OLD.promotion_code_id;
  END IF;
  IF has_promotion(NEW.promotion_code_id, NEW.status, NEW.is_paid) THEN
    UPDATE promotion_codes c SET uses = c.uses + 1 WHERE c.id = NEW.promotion_code_id;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER orders_promotion_followed BEFORE UPDATE OF status, is_paid, promotion_code_id ON orders FOR EACH ROW
WHEN (has_promotion(OLD.promotion_code_id, OLD.status, OLD.is_paid) IS DISTINCT FROM has_promotion(NEW.promotion_code_id, NEW.status, NEW.is_paid)
  OR OLD.promotion_code_id <> NEW.promotion_code_id) EXECUTE FUNCTION follow_promotion();
