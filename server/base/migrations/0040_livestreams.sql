CREATE TABLE "livestream_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"livestream_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "livestream_reminders" (
	"livestream_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "livestream_reminders_livestream_id_profile_id_pk" PRIMARY KEY("livestream_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "livestreams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"embed_code" text,
	"recording_code" text,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	"is_active" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp with time zone,
	"visible_to_everyone" boolean NOT NULL,
	"visible_to_students" boolean NOT NULL,
	"visible_to_teachers" boolean NOT NULL,
	"visible_to_admins" boolean NOT NULL,
	"created_by" uuid,
	"talk_channel_id" uuid NOT NULL,
	"reminded_for" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "livestreams_talk_channel_id_unique" UNIQUE("talk_channel_id"),
	CONSTRAINT "check_end_time_after_start" CHECK ("livestreams"."end_time" > "livestreams"."start_time")
);
--> statement-breakpoint
CREATE TABLE "livestream_question_raises" (
	"question_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	CONSTRAINT "livestream_question_raises_question_id_profile_id_pk" PRIMARY KEY("question_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "livestream_questions" ADD CONSTRAINT "livestream_questions_livestream_id_livestreams_id_fk" FOREIGN KEY ("livestream_id") REFERENCES "public"."livestreams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestream_questions" ADD CONSTRAINT "livestream_questions_asker_id_profiles_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestream_reminders" ADD CONSTRAINT "livestream_reminders_livestream_id_livestreams_id_fk" FOREIGN KEY ("livestream_id") REFERENCES "public"."livestreams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestream_reminders" ADD CONSTRAINT "livestream_reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestreams" ADD CONSTRAINT "livestreams_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestreams" ADD CONSTRAINT "livestreams_talk_channel_id_channels_text_id_fk" FOREIGN KEY ("talk_channel_id") REFERENCES "public"."channels_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestream_question_raises" ADD CONSTRAINT "livestream_question_raises_question_id_livestream_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."livestream_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livestream_question_raises" ADD CONSTRAINT "livestream_question_raises_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "livestream_questions_stream" ON "livestream_questions" USING btree ("livestream_id");--> statement-breakpoint
CREATE INDEX "livestream_questions_asker" ON "livestream_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "livestream_reminders_person" ON "livestream_reminders" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unique_active_livestream" ON "livestreams" USING btree ("is_active") WHERE "livestreams"."is_active";--> statement-breakpoint
CREATE INDEX "livestreams_start" ON "livestreams" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "livestreams_creator" ON "livestreams" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "livestreams_words" ON "livestreams" USING gin (search_words(("title" || ' ' || coalesce("description", ''))));--> statement-breakpoint
CREATE INDEX "livestream_question_raises_person" ON "livestream_question_raises" USING btree ("profile_id");