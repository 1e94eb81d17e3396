CREATE TABLE "blueprint_leavers" (
	"blueprint_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blueprint_leavers_user_id_blueprint_id_pk" PRIMARY KEY("user_id","blueprint_id")
);
--> statement-breakpoint
ALTER TABLE "blueprints" ADD COLUMN "is_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "steps_away_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blueprint_leavers" ADD CONSTRAINT "blueprint_leavers_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blueprint_leavers" ADD CONSTRAINT "blueprint_leavers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blueprints_one_start" ON "blueprints" USING btree ("is_start") WHERE "blueprints"."is_start";--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id","channel_id");