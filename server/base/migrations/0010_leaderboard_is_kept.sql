-- The group in which a role is ranked, or null; domain/access/leaderboardGroup.ts says the same (SH-RANK-05).
CREATE FUNCTION leaderboard_group(role text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN role IN ('student', 'student_plus_lars', 'student_plus_jorn', 'student_plus_rick_tomas') THEN 'student'
    WHEN role IN ('teacher', 'moderator', 'partner') THEN role
  END
$$;
--> statement-breakpoint
-- Points, role and place in the ranking change in one step, whoever changes them (SH-RANK-06). Who is hidden has no place.
CREATE FUNCTION keep_leaderboard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  grp text := CASE WHEN NEW.hidden_at IS NULL THEN leaderboard_group(NEW.role) END;
BEGIN
  DELETE FROM leaderboard_points WHERE user_id = NEW.id AND group_type IS DISTINCT FROM grp;
  IF grp IS NOT NULL THEN
    INSERT INTO leaderboard_points (user_id, group_type, total_points) VALUES (NEW.id, grp, NEW.points)
      ON CONFLICT (user_id, group_type) DO UPDATE SET total_points = excluded.total_points
        WHERE leaderboard_points.total_points <> excluded.total_points;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_ranked AFTER INSERT OR UPDATE OF role, points, hidden_at ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_leaderboard();
--> statement-breakpoint
INSERT INTO leaderboard_points (user_id, group_type, total_points)
  SELECT id, leaderboard_group(role), points FROM profiles
  WHERE hidden_at IS NULL AND leaderboard_group(role) IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Points from before the ledger stand in it as one grant, so that every score can be computed from it.
INSERT INTO points_ledger (id, profile_id, amount, reason, source, granted_at)
  SELECT gen_random_uuid(), id, points, 'balance', 'before-the-ledger', app_now() FROM profiles WHERE points <> 0
  ON CONFLICT DO NOTHING;
