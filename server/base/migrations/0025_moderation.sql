CREATE TABLE "account_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_by" uuid,
	"blocked_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"granted" boolean,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "account_blocks_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "message_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "message_cases_decision" CHECK (("message_cases"."decided_at" is null) = ("message_cases"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reports_message_id_reporter_id_pk" PRIMARY KEY("message_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_person_id_auth_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_cases" ADD CONSTRAINT "message_cases_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_case_id_message_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."message_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_blocks_standing" ON "account_blocks" USING btree ("person_id") WHERE "account_blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "account_blocks_person" ON "account_blocks" USING btree ("person_id","blocked_at");--> statement-breakpoint
CREATE INDEX "account_blocks_appeals" ON "account_blocks" USING btree ("appealed_at") WHERE "account_blocks"."appealed_at" is not null and "account_blocks"."decided_at" is null and "account_blocks"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_cases_waiting" ON "message_cases" USING btree ("message_id") WHERE "message_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "message_cases_queue" ON "message_cases" USING btree ("opened_at") WHERE "message_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "message_cases_decided" ON "message_cases" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "message_cases_author" ON "message_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_reports_case" ON "message_reports" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");