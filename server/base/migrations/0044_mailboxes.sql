CREATE TABLE "external_mailboxes" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"trouble" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"worked_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "external_message_sources" DROP CONSTRAINT "external_message_sources_connector";--> statement-breakpoint
ALTER TABLE "external_messages" ADD COLUMN "earlier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "external_messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD COLUMN "imap_host" text;--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD COLUMN "imap_port" text;--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD COLUMN "mail_user" text;--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD COLUMN "mail_password" text;--> statement-breakpoint
ALTER TABLE "external_message_threads" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "external_mailboxes" ADD CONSTRAINT "external_mailboxes_source_id_external_message_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."external_message_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_messages_name" ON "external_messages" USING btree ("external_message_id");--> statement-breakpoint
CREATE INDEX "external_messages_words" ON "external_messages" USING gin (fold_name("content") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "external_message_threads_words" ON "external_message_threads" USING gin (fold_name("participant_handle" || ' ' || "participant_name" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD CONSTRAINT "external_message_sources_connector" CHECK ("external_message_sources"."connector" in ('formulier', 'meta', 'mail'));