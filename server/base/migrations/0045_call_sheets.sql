CREATE TABLE "event_call_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	"noted" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_briefings" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_call_sheets" ADD CONSTRAINT "event_call_sheets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_call_sheets" ADD CONSTRAINT "event_call_sheets_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_call_sheets" ADD CONSTRAINT "event_call_sheets_sent_by_profiles_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_call_sheets_version" ON "event_call_sheets" USING btree ("event_id","person_id","version");--> statement-breakpoint
CREATE INDEX "event_call_sheets_person" ON "event_call_sheets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_call_sheets_sender" ON "event_call_sheets" USING btree ("sent_by");