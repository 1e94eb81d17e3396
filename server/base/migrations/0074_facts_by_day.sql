-- Facts by day, each day a part of its own (OPS-RUN-03), written by hand: the generator knows no parts of tables. They stand
-- in a schema of their own. What the table was until now becomes its part of all days until tomorrow, as it is: no row is
-- copied, and code of the release before reads, writes and deletes as ever.
CREATE SCHEMA "parts";--> statement-breakpoint
ALTER TABLE "facts" RENAME TO "facts_before";--> statement-breakpoint
ALTER SEQUENCE "facts_n_seq" RENAME TO "facts_before_n_seq";--> statement-breakpoint
CREATE SEQUENCE "facts_n_seq" AS bigint;--> statement-breakpoint
SELECT setval('facts_n_seq', last_value, is_called) FROM "facts_before_n_seq";--> statement-breakpoint
ALTER TABLE "facts_before" ALTER COLUMN "n" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "facts_before" SET SCHEMA "parts";--> statement-breakpoint
CREATE TABLE "facts" (
	"id" uuid NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"n" bigint DEFAULT nextval('facts_n_seq') NOT NULL,
	"seq" bigint,
	"kind" text NOT NULL,
	"ids" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER SEQUENCE "facts_n_seq" OWNED BY "facts"."n";--> statement-breakpoint
-- What has no day; each day is made like it. Its keys and indexes are its own, so that the whole needs none with the day in it.
CREATE TABLE "parts"."facts_other" (LIKE "facts" INCLUDING ALL);--> statement-breakpoint
ALTER TABLE "parts"."facts_other" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE UNIQUE INDEX ON "parts"."facts_other" USING btree ("seq");--> statement-breakpoint
CREATE INDEX ON "parts"."facts_other" USING btree ("n") WHERE "seq" is null;--> statement-breakpoint
CREATE INDEX ON "parts"."facts_other" USING btree ("at");--> statement-breakpoint
ALTER TABLE "facts" ATTACH PARTITION "parts"."facts_other" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
	tomorrow constant timestamptz := (date_trunc('day', now() AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE 'UTC';
	part constant text := 'facts_before_' || to_char(tomorrow AT TIME ZONE 'UTC', 'YYYYMMDD');
BEGIN
	IF NOT EXISTS (SELECT FROM parts.facts_before) THEN
		DROP TABLE parts.facts_before;
		RETURN;
	END IF;
	-- Of a clock that was ahead.
	WITH ahead AS (DELETE FROM parts.facts_before WHERE at >= tomorrow RETURNING id, tx, n, seq, kind, ids, at)
	INSERT INTO parts.facts_other (id, tx, n, seq, kind, ids, at) SELECT id, tx, n, seq, kind, ids, at FROM ahead;
	EXECUTE format('ALTER TABLE parts.facts_before RENAME TO %I', part);
	EXECUTE format('ALTER TABLE facts ATTACH PARTITION parts.%I FOR VALUES FROM (MINVALUE) TO (%L)', part, tomorrow);
END $$;
