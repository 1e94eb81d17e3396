CREATE TABLE "desk_answers" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"moderator_id" uuid
);
--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD COLUMN "is_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD COLUMN "settled_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_answers" ADD CONSTRAINT "desk_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_answers" ADD CONSTRAINT "desk_answers_moderator_id_profiles_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_answers_moderator" ON "desk_answers" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "direct_conversations_desk" ON "direct_conversations" USING btree ("first_id") WHERE "direct_conversations"."is_desk";--> statement-breakpoint
ALTER TABLE "direct_conversations" ADD CONSTRAINT "direct_conversations_desk_alone" CHECK (not "direct_conversations"."is_desk" or "direct_conversations"."second_id" is null);