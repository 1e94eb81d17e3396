CREATE TABLE "experiment_values" (
	"experiment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"value" numeric(8, 2) NOT NULL,
	CONSTRAINT "experiment_values_experiment_id_day_pk" PRIMARY KEY("experiment_id","day"),
	CONSTRAINT "experiment_values_bounds" CHECK ("experiment_values"."value" between -999999.99 and 999999.99)
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"change" text NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"method" text NOT NULL,
	"direction" text NOT NULL,
	"started_day" date NOT NULL,
	"change_day" date NOT NULL,
	"ended_day" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiments_direction" CHECK ("experiments"."direction" in ('higher', 'lower'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "experiment_id" uuid;--> statement-breakpoint
ALTER TABLE "experiment_values" ADD CONSTRAINT "experiment_values_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiments_owner" ON "experiments" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "messages_experiment" ON "messages" USING btree ("experiment_id") WHERE "messages"."experiment_id" is not null;