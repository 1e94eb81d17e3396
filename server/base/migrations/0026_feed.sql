CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_profile_id_pk" PRIMARY KEY("comment_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "comments_emoji_reaction" (
	"comment_id" uuid NOT NULL,
	"reactor_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_emoji_reaction_comment_id_reactor_id_emoji_pk" PRIMARY KEY("comment_id","reactor_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_length" CHECK (char_length("comments"."content") <= 16000)
);
--> statement-breakpoint
CREATE TABLE "feed_posts_emoji_reaction" (
	"post_id" uuid NOT NULL,
	"reactor_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_posts_emoji_reaction_post_id_reactor_id_emoji_pk" PRIMARY KEY("post_id","reactor_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "feed_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blueprint_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"upload_id" uuid,
	"image_alt" text NOT NULL,
	"author_id" uuid,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments_emoji_reaction" ADD CONSTRAINT "comments_emoji_reaction_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments_emoji_reaction" ADD CONSTRAINT "comments_emoji_reaction_reactor_id_profiles_id_fk" FOREIGN KEY ("reactor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts_emoji_reaction" ADD CONSTRAINT "feed_posts_emoji_reaction_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts_emoji_reaction" ADD CONSTRAINT "feed_posts_emoji_reaction_reactor_id_profiles_id_fk" FOREIGN KEY ("reactor_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_person" ON "comment_mentions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "comments_emoji_reaction_reactor" ON "comments_emoji_reaction" USING btree ("reactor_id");--> statement-breakpoint
CREATE INDEX "comments_place" ON "comments" USING btree ("subject_kind","subject_id","created_at","id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feed_posts_emoji_reaction_reactor" ON "feed_posts_emoji_reaction" USING btree ("reactor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_posts_slug" ON "feed_posts" USING btree ("blueprint_id","slug");--> statement-breakpoint
CREATE INDEX "feed_posts_list" ON "feed_posts" USING btree ("blueprint_id","is_pinned","published_at");--> statement-breakpoint
CREATE INDEX "feed_posts_author" ON "feed_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feed_posts_words" ON "feed_posts" USING gin (search_words(("title" || ' ' || "excerpt")));