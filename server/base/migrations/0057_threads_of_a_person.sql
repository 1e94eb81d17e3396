DROP INDEX "external_message_threads_once";--> statement-breakpoint
CREATE UNIQUE INDEX "external_message_threads_once" ON "external_message_threads" USING btree ("source_id","external_thread_id","participant_key");--> statement-breakpoint
-- A name with a digit in it is no telephone number: kim1 and bas1 were one person before.
UPDATE "external_message_threads" t
  SET "participant_key" = lower(regexp_replace(btrim(normalize(t."participant_handle", NFKC)), '^@+', ''))
  FROM "external_message_sources" s
  WHERE s."id" = t."source_id" AND s."source_type" = 'whatsapp'
    AND regexp_replace(t."participant_handle", '^(tel|whatsapp):', '', 'i') ~ '[A-Za-z]';
