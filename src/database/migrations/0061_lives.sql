-- What happened to the records of one chart in a period of time is counted.
CREATE INDEX machine_events_by_time ON machine_events (machine, at, entity_id);
