-- The history of the rules says who changed them; null for the first, which came with the product.
ALTER TABLE policies ADD COLUMN by_id uuid REFERENCES users;
