ALTER TABLE "messages" DROP CONSTRAINT "messages_length";--> statement-breakpoint
ALTER TABLE "message_mentions" DROP CONSTRAINT "message_mentions_message_id_profile_id_pk";--> statement-breakpoint
ALTER TABLE "message_mentions" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "member_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE UNIQUE INDEX "message_mentions_person" ON "message_mentions" USING btree ("message_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_mentions_batch" ON "message_mentions" USING btree ("message_id","batch");--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_one" CHECK (("message_mentions"."profile_id" is null) <> ("message_mentions"."batch" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_length" CHECK (char_length("messages"."content") <= 16000);--> statement-breakpoint
UPDATE "blueprints" SET "member_count" = (SELECT count(*) FROM "blueprint_members" WHERE "blueprint_id" = "blueprints"."id");
--> statement-breakpoint
CREATE FUNCTION count_blueprint_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blueprints SET member_count = member_count + changed.difference
  FROM (
    SELECT blueprint_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS difference
    FROM changed_rows GROUP BY blueprint_id
  ) changed
  WHERE blueprints.id = changed.blueprint_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blueprint_members_came AFTER INSERT ON blueprint_members
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_blueprint_members();
--> statement-breakpoint
CREATE TRIGGER blueprint_members_went AFTER DELETE ON blueprint_members
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_blueprint_members();
