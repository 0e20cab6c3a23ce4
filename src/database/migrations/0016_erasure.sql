-- A history can't be rewritten, but what people wrote into it can be taken out: an update may only leave parts of a payload away.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'payload' = to_jsonb(OLD) - 'payload'
    AND OLD.payload @> NEW.payload
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER machine_events_append_only ON machine_events;
CREATE TRIGGER machine_events_append_only BEFORE UPDATE OR DELETE ON machine_events
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE INDEX IF NOT EXISTS machine_events_by_person ON machine_events (by_id) WHERE by_id IS NOT NULL;
