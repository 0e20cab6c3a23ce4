-- How long the meeting room stays open after the end is a term of a booking like the others: those that were made before keep half an hour.
UPDATE bookings SET terms = terms || '{"joinCloses": 1800000}' WHERE NOT terms ? 'joinCloses';
