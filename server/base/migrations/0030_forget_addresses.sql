-- What is written down about people's deeds stays as it was written, but for the addresses of somebody who is erased:
-- they would lead to the person long after the account is gone.
DROP TRIGGER audit_log_stays ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log FOR EACH ROW
  WHEN (
    OLD.action NOT LIKE 'email.%' OR NEW.old_value IS NOT NULL OR NEW.new_value IS NOT NULL
    OR (NEW.id, NEW.actor_id, NEW.action, NEW.subject_id, NEW.reason, NEW.at)
      IS DISTINCT FROM (OLD.id, OLD.actor_id, OLD.action, OLD.subject_id, OLD.reason, OLD.at)
  ) EXECUTE FUNCTION refuse_change();
