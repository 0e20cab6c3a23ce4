-- What resources say, to be searched: title, description and text of their own, and what stands in their file, which is read in the background.
-- Marks between letters part words, as they do in what somebody looks for: "follow-up" is found by "up", "worksheet.pdf" by "pdf".
ALTER TABLE resources
  ADD COLUMN file_text text CHECK (length(file_text) <= 100000),
  ADD COLUMN words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', translate(title, '-_./:@+#&', '         ')), 'A')
    || setweight(to_tsvector('english', translate(coalesce(description, ''), '-_./:@+#&', '         ')), 'B')
    || setweight(to_tsvector('english', translate(coalesce(article, ''), '-_./:@+#&', '         ')), 'C')
    || setweight(to_tsvector('english', translate(
      CASE WHEN file_id IS NULL THEN '' ELSE coalesce(file_text, '') END, '-_./:@+#&', '         ')), 'D')
  ) STORED;
CREATE INDEX resources_by_words ON resources USING gin (words) WHERE deleted_at IS NULL;
