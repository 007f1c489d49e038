-- Trigram indexes serve the owner's search by part of a name or phone number.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
