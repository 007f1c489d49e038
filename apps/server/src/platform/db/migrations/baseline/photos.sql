-- The shop's own copies of uploaded photos, identified by their hash. The versions for pages are encoded from them.
CREATE TABLE photos (
  hash text PRIMARY KEY,
  master bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CONSTRAINT photos_hash CHECK (hash = left(encode(sha256(master), 'hex'), 32)),
  CONSTRAINT photos_size CHECK (width BETWEEN 1 AND 2048 AND height BETWEEN 1 AND 2048)
);
-- WebP cannot be compressed further.
ALTER TABLE photos ALTER master SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Not in backups (platform/backup/snapshot.queries.ts): encoded again from the masters after a restore.
CREATE TABLE photo_variants (
  hash text NOT NULL REFERENCES photos ON DELETE CASCADE,
  width integer NOT NULL,
  format text NOT NULL CHECK (format IN ('avif', 'webp')),
  bytes bytea NOT NULL,
  PRIMARY KEY (hash, width, format)
);
ALTER TABLE photo_variants ALTER bytes SET STORAGE EXTERNAL;
