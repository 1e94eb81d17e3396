CREATE TABLE "challenge_days" (
	"challenge_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_days_challenge_id_profile_id_day_pk" PRIMARY KEY("challenge_id","profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "challenge_participants" (
	"challenge_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "challenge_participants_challenge_id_profile_id_pk" PRIMARY KEY("challenge_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_by" uuid,
	"teacher_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"description_words" text NOT NULL,
	"image_url" text,
	"image_alt" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"duration_days" integer NOT NULL,
	"daily_task" text NOT NULL,
	"award_id" uuid,
	"is_published" boolean NOT NULL,
	CONSTRAINT "challenges_period" CHECK ("challenges"."end_date" >= "challenges"."start_date"),
	CONSTRAINT "challenges_days" CHECK ("challenges"."duration_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"profile_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_profile_id_lesson_id_pk" PRIMARY KEY("profile_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_by" uuid,
	"teacher_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"content_words" text NOT NULL,
	"video_url" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"order_index" integer NOT NULL,
	"is_required" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	CONSTRAINT "lessons_week" CHECK ("lessons"."week" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "level_completions" (
	"profile_id" uuid NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "level_completions_profile_id_blueprint_id_level_id_pk" PRIMARY KEY("profile_id","blueprint_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "masterclass_progress" (
	"profile_id" uuid NOT NULL,
	"masterclass_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "masterclass_progress_profile_id_masterclass_id_pk" PRIMARY KEY("profile_id","masterclass_id")
);
--> statement-breakpoint
CREATE TABLE "masterclasses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_by" uuid,
	"teacher_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"content_words" text NOT NULL,
	"video_url" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "challenge_days" ADD CONSTRAINT "challenge_days_participant" FOREIGN KEY ("challenge_id","profile_id") REFERENCES "public"."challenge_participants"("challenge_id","profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_completions" ADD CONSTRAINT "level_completions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_completions" ADD CONSTRAINT "level_completions_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_completions" ADD CONSTRAINT "level_completions_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclass_progress" ADD CONSTRAINT "masterclass_progress_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclass_progress" ADD CONSTRAINT "masterclass_progress_masterclass_id_masterclasses_id_fk" FOREIGN KEY ("masterclass_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclasses" ADD CONSTRAINT "masterclasses_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_days_person" ON "challenge_days" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_person" ON "challenge_participants" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_slug" ON "challenges" USING btree ("blueprint_id","slug");--> statement-breakpoint
CREATE INDEX "challenges_order" ON "challenges" USING btree ("blueprint_id","end_date");--> statement-breakpoint
CREATE INDEX "challenges_created_by" ON "challenges" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "challenges_teacher" ON "challenges" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "challenges_words" ON "challenges" USING gin (search_words(("title" || ' ' || "description_words")));--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_slug" ON "lessons" USING btree ("blueprint_id","slug");--> statement-breakpoint
CREATE INDEX "lessons_order" ON "lessons" USING btree ("blueprint_id","level_id","week","order_index");--> statement-breakpoint
CREATE INDEX "lessons_created_by" ON "lessons" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "lessons_teacher" ON "lessons" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "lessons_words" ON "lessons" USING gin (search_words(("title" || ' ' || "content_words")));--> statement-breakpoint
CREATE INDEX "lessons_files" ON "lessons" USING gin ("attachments" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "level_completions_community" ON "level_completions" USING btree ("blueprint_id");--> statement-breakpoint
CREATE INDEX "masterclass_progress_masterclass" ON "masterclass_progress" USING btree ("masterclass_id");--> statement-breakpoint
CREATE UNIQUE INDEX "masterclasses_slug" ON "masterclasses" USING btree ("blueprint_id","slug");--> statement-breakpoint
CREATE INDEX "masterclasses_order" ON "masterclasses" USING btree ("blueprint_id","published_at");--> statement-breakpoint
CREATE INDEX "masterclasses_created_by" ON "masterclasses" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "masterclasses_teacher" ON "masterclasses" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "masterclasses_words" ON "masterclasses" USING gin (search_words(("title" || ' ' || "content_words")));--> statement-breakpoint
CREATE INDEX "masterclasses_files" ON "masterclasses" USING gin ("attachments" jsonb_path_ops);