CREATE TABLE "podcast_lines" (
	"podcast_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"seconds" integer,
	"speaker" text,
	"content" text NOT NULL,
	"words" text NOT NULL,
	"found_by" "tsvector" NOT NULL,
	CONSTRAINT "podcast_lines_podcast_id_place_pk" PRIMARY KEY("podcast_id","place")
);
--> statement-breakpoint
CREATE TABLE "podcast_marks" (
	"profile_id" uuid NOT NULL,
	"podcast_id" uuid NOT NULL,
	"saved_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"position_seconds" integer,
	"position_at" timestamp with time zone,
	CONSTRAINT "podcast_marks_profile_id_podcast_id_pk" PRIMARY KEY("profile_id","podcast_id"),
	CONSTRAINT "podcast_marks_position" CHECK ("podcast_marks"."position_seconds" between 0 and 86399)
);
--> statement-breakpoint
CREATE TABLE "podcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"platform" text NOT NULL,
	"original_url" text NOT NULL,
	"embed_url" text NOT NULL,
	"duration" text NOT NULL,
	"categories" text[] NOT NULL,
	"speaker_id" uuid,
	"is_featured" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"thumbnail_url" text,
	"thumbnail_source" text,
	"chapters" jsonb NOT NULL,
	"transcript" text NOT NULL,
	"words" text NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "podcasts_platform" CHECK ("podcasts"."platform" in ('youtube', 'spotify')),
	CONSTRAINT "podcasts_embed" CHECK ("podcasts"."embed_url" ~ '^https://(www[.]youtube-nocookie[.]com/embed/[A-Za-z0-9_-]{11}|open[.]spotify[.]com/embed/(episode|show)/[A-Za-z0-9]{22})$')
);
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "blueprint_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "podcast_lines" ADD CONSTRAINT "podcast_lines_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_marks" ADD CONSTRAINT "podcast_marks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_marks" ADD CONSTRAINT "podcast_marks_podcast_id_podcasts_id_fk" FOREIGN KEY ("podcast_id") REFERENCES "public"."podcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_speaker_id_profiles_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcasts" ADD CONSTRAINT "podcasts_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "podcast_lines_words" ON "podcast_lines" USING gin ("found_by");--> statement-breakpoint
CREATE INDEX "podcast_marks_podcast" ON "podcast_marks" USING btree ("podcast_id");--> statement-breakpoint
CREATE INDEX "podcasts_published" ON "podcasts" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "podcasts_speaker" ON "podcasts" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "podcasts_author" ON "podcasts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "podcasts_words" ON "podcasts" USING gin (search_words("words"));