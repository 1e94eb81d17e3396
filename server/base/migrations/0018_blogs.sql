CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"cover_image_url" text,
	"cover_alt" text NOT NULL,
	"category" text,
	"author_id" uuid,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"reading_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_status" CHECK ("blogs"."status" in ('draft', 'published'))
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_list" ON "blogs" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "blogs_author" ON "blogs" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blogs_words" ON "blogs" USING gin (search_words(("title" || ' ' || "excerpt" || ' ' || coalesce("category", ''))));
