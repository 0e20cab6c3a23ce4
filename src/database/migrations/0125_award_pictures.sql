-- Pictures of awards stand in a folder of their own.
UPDATE users
SET pinned_award = jsonb_set(
  pinned_award, '{badgeUrl}',
  to_jsonb(replace(pinned_award ->> 'badgeUrl', '/portraits/award-', '/portraits/awards/award-')))
WHERE pinned_award ->> 'badgeUrl' LIKE '/portraits/award-%';
