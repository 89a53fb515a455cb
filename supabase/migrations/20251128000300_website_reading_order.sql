-- Pages, the panel and exports read all items in this order, a thousand at a time. Without an index, each request would read and sort the
-- whole table.
create index on public.website_content (created_at, id);
