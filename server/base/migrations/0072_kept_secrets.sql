CREATE TABLE "kept_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
