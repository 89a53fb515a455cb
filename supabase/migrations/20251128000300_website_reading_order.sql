-- Pages, panels and exports read all items a thousand at a time, in this order. Without an index, each part reads and sorts the whole table.
create index on public.website_content (created_at, id);
