CREATE TABLE "external_canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_erased" (
	"key" text PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"external_message_id" text NOT NULL,
	"direction" text NOT NULL,
	"content" text NOT NULL,
	"media_urls" jsonb NOT NULL,
	"external_timestamp" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"claimed_until" timestamp with time zone,
	"sent_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_messages_status" CHECK ("external_messages"."status" in ('received', 'queued', 'sent', 'delivered', 'read', 'failed')),
	CONSTRAINT "external_messages_direction" CHECK ("external_messages"."direction" in ('inbound', 'outbound'))
);
--> statement-breakpoint
CREATE TABLE "external_message_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source_type" text NOT NULL,
	"connector" text NOT NULL,
	"name" text NOT NULL,
	"account_handle" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"inbound_secret" text,
	"inbound_secret_end" text,
	"outbound_url" text,
	"outbound_secret" text,
	"account_id" text,
	"app_secret" text,
	"verify_token" text,
	"access_token" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"last_inbound_at" timestamp with time zone,
	CONSTRAINT "external_message_sources_type" CHECK ("external_message_sources"."source_type" in ('instagram', 'email', 'whatsapp', 'linkedin', 'twitter')),
	CONSTRAINT "external_message_sources_connector" CHECK ("external_message_sources"."connector" in ('formulier', 'meta')),
	CONSTRAINT "external_message_sources_signed" CHECK (("external_message_sources"."connector" = 'formulier') = ("external_message_sources"."inbound_secret" is not null))
);
--> statement-breakpoint
CREATE TABLE "external_message_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"external_thread_id" text NOT NULL,
	"participant_handle" text NOT NULL,
	"participant_key" text NOT NULL,
	"participant_name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_message_preview" text NOT NULL,
	"last_inbound_at" timestamp with time zone,
	"assignee_id" uuid,
	"snoozed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_erased" ADD CONSTRAINT "external_erased_source_id_external_message_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."external_message_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_messages" ADD CONSTRAINT "external_messages_thread_id_external_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."external_message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_messages" ADD CONSTRAINT "external_messages_sent_by_profiles_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_message_sources" ADD CONSTRAINT "external_message_sources_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_message_threads" ADD CONSTRAINT "external_message_threads_source_id_external_message_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."external_message_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_message_threads" ADD CONSTRAINT "external_message_threads_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_erased_source" ON "external_erased" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "external_messages_once" ON "external_messages" USING btree ("thread_id","external_message_id");--> statement-breakpoint
CREATE INDEX "external_messages_list" ON "external_messages" USING btree ("thread_id","external_timestamp","id");--> statement-breakpoint
CREATE INDEX "external_messages_author" ON "external_messages" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "external_messages_failed" ON "external_messages" USING btree ("thread_id") WHERE "external_messages"."status" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "external_message_threads_once" ON "external_message_threads" USING btree ("source_id","external_thread_id");--> statement-breakpoint
CREATE INDEX "external_message_threads_list" ON "external_message_threads" USING btree ("is_archived","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "external_message_threads_person" ON "external_message_threads" USING btree ("participant_key");--> statement-breakpoint
CREATE INDEX "external_message_threads_assignee" ON "external_message_threads" USING btree ("assignee_id");