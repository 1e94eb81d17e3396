DROP INDEX "facts_waiting";--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "n" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "facts_n_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "facts_unnumbered" ON "facts" USING btree ("n") WHERE "facts"."seq" is null;