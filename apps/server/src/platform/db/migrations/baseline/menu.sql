-- What the kitchen sells. A key never changes; a package that was ordered once is archived, not deleted.
CREATE TABLE packages (
  package_type text PRIMARY KEY,
  name text NOT NULL,
  name_en text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  pieces integer NOT NULL,
  price integer NOT NULL,
  position integer NOT NULL,
  badge text,
  photo text REFERENCES photos,
  state text NOT NULL DEFAULT 'shown',
  sold_out_until date,
  order_from timestamptz,
  order_until timestamptz,
  deliver_from date,
  deliver_until date,
  total_limit integer,
  day_limit integer,
  order_limit integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT packages_package_type CHECK (package_type ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(package_type) <= 20),
  CONSTRAINT packages_text_maxima CHECK (
    char_length(name) <= 60 AND char_length(name_en) <= 60
    AND char_length(description) <= 200 AND char_length(description_en) <= 200),
  CONSTRAINT packages_name CHECK (name <> ''),
  CONSTRAINT packages_pieces CHECK (pieces BETWEEN 1 AND 1000),
  CONSTRAINT packages_price CHECK (price BETWEEN 1 AND 99999999),
  CONSTRAINT packages_badge CHECK (badge IN ('popular', 'new', 'seasonal')),
  CONSTRAINT packages_state CHECK (state IN ('shown', 'hidden', 'archived')),
  CONSTRAINT packages_windows CHECK (order_from < order_until AND deliver_from <= deliver_until),
  CONSTRAINT packages_limits CHECK (total_limit >= 1 AND day_limit >= 1 AND order_limit >= 1)
);

CREATE TRIGGER packages_announced AFTER INSERT OR UPDATE OR DELETE ON packages
FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

INSERT INTO packages (package_type, name, name_en, description, description_en, pieces, price, position, badge) VALUES
  ('10pcs', 'Paket Kecil', 'Small Pack', 'Perfect untuk mencoba atau camilan pribadi',
    'Perfect for a first taste or a snack of your own', 10, 30000, 1, NULL),
  ('20pcs', 'Paket Sedang', 'Medium Pack', 'Ideal untuk keluarga kecil atau gathering',
    'Ideal for a small family or a get-together', 20, 58000, 2, 'popular'),
  ('100pcs', 'Paket Besar', 'Large Pack', 'Perfect untuk acara besar atau katering',
    'Perfect for big events or catering', 100, 270000, 3, NULL);
