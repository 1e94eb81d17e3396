CREATE TABLE "direct_blocks" (
	"conversation_id" uuid NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "direct_blocks_conversation_id_blocker_id_pk" PRIMARY KEY("conversation_id","blocker_id")
);
--> statement-breakpoint
CREATE TABLE "direct_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" uuid,
	"second_id" uuid,
	"started_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "direct_conversations_order" CHECK ("direct_conversations"."first_id" < "direct_conversations"."second_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"user_id" uuid,
	"role" text,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_messages_one" CHECK (("inbox_messages"."user_id" is null) <> ("inbox_messages"."role" is null))
);
--> statement-breakpoint
ALTER TABLE "channels_text" ALTER COLUMN "blueprint_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "direct_blocks" ADD CONSTRAINT "direct_blocks_conversation_id_direct_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."direct_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_blocks" ADD CONSTRAINT "direct_blocks_blocker_id_profiles_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD CONSTRAINT "direct_conversations_id_channels_text_id_fk" FOREIGN KEY ("id") REFERENCES "public"."channels_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD CONSTRAINT "direct_conversations_first_id_profiles_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD CONSTRAINT "direct_conversations_second_id_profiles_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD CONSTRAINT "direct_conversations_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_blocks_blocker" ON "direct_blocks" USING btree ("blocker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_conversations_pair" ON "direct_conversations" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "direct_conversations_second" ON "direct_conversations" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_author" ON "inbox_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_person" ON "inbox_messages" USING btree ("user_id");