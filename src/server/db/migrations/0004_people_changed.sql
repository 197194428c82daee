-- Whoever remembers sessions is told when one may have ended or its person changed. In the database, so that no way of
-- changing them can forget to tell.
CREATE FUNCTION livery_people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('livery_people', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION livery_people_changed();
--> statement-breakpoint
-- Being seen changes nothing of what a session is worth.
CREATE TRIGGER sessions_ended AFTER DELETE OR UPDATE OF token_hash, user_id, expires_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION livery_people_changed();
