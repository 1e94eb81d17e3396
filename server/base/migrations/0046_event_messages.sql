CREATE TABLE "event_letters" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"reminds" boolean NOT NULL,
	"thanks" boolean NOT NULL,
	"thanks_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_letters_sent" (
	"date_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "event_letters_sent_date_id_kind_day_pk" PRIMARY KEY("date_id","kind","day"),
	CONSTRAINT "event_letters_sent_kind" CHECK ("event_letters_sent"."kind" in ('soon', 'over'))
);
--> statement-breakpoint
CREATE TABLE "event_message_receivers" (
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "event_message_receivers_message_id_person_id_pk" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid,
	"event_title" text NOT NULL,
	"date_id" uuid,
	"starts_at" timestamp with time zone,
	"author_id" uuid,
	"audience" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"told" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_messages_audience" CHECK ("event_messages"."audience" in ('all', 'enrolled', 'paid', 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "event_todo_list_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"added" integer NOT NULL,
	"applied_by" uuid,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_todo_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"tasks" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "event_letters" ADD CONSTRAINT "event_letters_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_letters_sent" ADD CONSTRAINT "event_letters_sent_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_receivers" ADD CONSTRAINT "event_message_receivers_message_id_event_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_receivers" ADD CONSTRAINT "event_message_receivers_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todo_list_uses" ADD CONSTRAINT "event_todo_list_uses_list_id_event_todo_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."event_todo_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todo_list_uses" ADD CONSTRAINT "event_todo_list_uses_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todo_list_uses" ADD CONSTRAINT "event_todo_list_uses_applied_by_profiles_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todo_lists" ADD CONSTRAINT "event_todo_lists_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_message_receivers_person" ON "event_message_receivers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_messages_list" ON "event_messages" USING btree ("event_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "event_messages_author" ON "event_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "event_todo_list_uses_event" ON "event_todo_list_uses" USING btree ("event_id","list_id","applied_at");--> statement-breakpoint
CREATE INDEX "event_todo_list_uses_list" ON "event_todo_list_uses" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "event_todo_list_uses_person" ON "event_todo_list_uses" USING btree ("applied_by");--> statement-breakpoint
CREATE INDEX "event_todo_lists_maker" ON "event_todo_lists" USING btree ("created_by");