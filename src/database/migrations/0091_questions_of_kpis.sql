-- The answers to a question can be values of a KPI.
CREATE FUNCTION pg_temp.with_kpi(questions jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg('{"kpi": null}'::jsonb || question ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(questions) WITH ORDINALITY AS each (question, place)
$$;
UPDATE questionnaires SET questions = pg_temp.with_kpi(questions);
UPDATE questionnaire_versions SET questions = pg_temp.with_kpi(questions);
