-- An order whose personal data is erased accepts no text any more: it would never be erased. Refused with SQLSTATE
-- DS003 (platform/errors/error-answer.ts). The lock serialises an erasure and a text written at the same moment.
CREATE FUNCTION is_erased_order(p_order_id integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_erased_at timestamptz;
BEGIN
  SELECT anonymised_at INTO v_erased_at FROM orders WHERE id = p_order_id FOR SHARE;
  RETURN v_erased_at IS NOT NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_words_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the personal data of this order is gone' USING ERRCODE = 'DS003';
END
$$;

CREATE TRIGGER orders_erased_stay_so BEFORE UPDATE OF customer_name, customer_phone, phone_key, customer_email,
  customer_address, notes, cancel_reason, suspicion ON orders FOR EACH ROW
WHEN (OLD.anonymised_at IS NOT NULL AND NEW.anonymised_at IS NOT NULL
  AND (NEW.customer_name, NEW.customer_phone, NEW.phone_key, NEW.customer_email, NEW.customer_address, NEW.notes,
    NEW.cancel_reason, NEW.suspicion)
  IS DISTINCT FROM (OLD.customer_name, OLD.customer_phone, OLD.phone_key, OLD.customer_email, OLD.customer_address,
    OLD.notes, OLD.cancel_reason, OLD.suspicion))
EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE FUNCTION refuse_note_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erased_order((SELECT order_id FROM order_events WHERE id = NEW.event_id)) THEN
    RAISE EXCEPTION 'the personal data of this order is gone' USING ERRCODE = 'DS003';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER order_notes_not_of_erased BEFORE INSERT OR UPDATE ON order_notes FOR EACH ROW
EXECUTE FUNCTION refuse_note_of_erased();
--> statement-breakpoint
-- An entry of «Perlu perhatian» can always be closed. Its note is stored only while its order has personal data.
CREATE FUNCTION drop_close_note_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erased_order(NEW.order_id) THEN
    NEW.close_note := NULL;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER attention_items_not_of_erased BEFORE UPDATE OF close_note ON attention_items FOR EACH ROW
WHEN (NEW.order_id IS NOT NULL AND NEW.close_note IS NOT NULL)
EXECUTE FUNCTION drop_close_note_of_erased();
