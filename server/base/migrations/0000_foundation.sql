CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- The movable clock: one row, zero everywhere but in demonstrations and tests.
CREATE TABLE app_clock (id integer PRIMARY KEY CHECK (id = 1), offset_ms bigint NOT NULL DEFAULT 0);
--> statement-breakpoint
INSERT INTO app_clock (id) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
$$ SELECT clock_timestamp() + (SELECT offset_ms FROM app_clock WHERE id = 1) * interval '1 millisecond' $$;
