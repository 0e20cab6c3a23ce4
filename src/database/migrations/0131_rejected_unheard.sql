-- What was rejected before anybody heard of its publication is told apart from what had been announced: taking the rejection back leads to where it is announced.
ALTER TABLE forum_threads DROP CONSTRAINT forum_threads_status_check;
ALTER TABLE forum_threads ADD CONSTRAINT forum_threads_status_check CHECK (status IN ('draft', 'pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled', 'deleted'));
ALTER TABLE forum_comments DROP CONSTRAINT forum_comments_status_check;
ALTER TABLE forum_comments ADD CONSTRAINT forum_comments_status_check CHECK (status IN ('pending', 'accepted.fresh', 'accepted.settled', 'rejected.fresh', 'rejected.unheard', 'rejected.settled', 'deleted'));
