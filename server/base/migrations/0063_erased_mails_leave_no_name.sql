ALTER TABLE "external_erased" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "external_erased" ADD CONSTRAINT "external_erased_thread_id_external_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."external_message_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_erased_thread" ON "external_erased" USING btree ("thread_id");--> statement-breakpoint
-- A conversation by mail was named after a mail that may be erased by now. What stands in it is found by its own name.
UPDATE "external_message_threads" t
  SET "external_thread_id" = t."participant_key" || ' ' || gen_random_uuid()
  FROM "external_message_sources" s
  WHERE s."id" = t."source_id" AND s."connector" = 'mail';
