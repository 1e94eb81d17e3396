CREATE TABLE "audit_links" (
	"seq" integer PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"line_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
CREATE TRIGGER audit_links_stay BEFORE UPDATE ON audit_links FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_links_are_kept BEFORE DELETE ON audit_links FOR EACH ROW
  WHEN (OLD.line_at > now() - interval '24 months') EXECUTE FUNCTION refuse_change();
