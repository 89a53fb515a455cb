-- Texts that override the site's defaults, one row per key.

create table public.website_content (
  id uuid primary key default gen_random_uuid(),
  content_key text not null unique,
  content_value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now() -- the client sets this on each update, hence no trigger
);

grant select, insert, update, delete on public.website_content to anon, authenticated, service_role;

alter table public.website_content enable row level security;

create policy "everyone reads" on public.website_content
  for select to anon, authenticated using (true);

-- In a subquery, the function is called once per statement instead of once per row.
create policy "writers insert" on public.website_content
  for insert to anon, authenticated with check ((select private.may_write()));

create policy "writers update" on public.website_content
  for update to anon, authenticated
  using ((select private.may_write())) with check ((select private.may_write()));

create policy "writers delete" on public.website_content
  for delete to anon, authenticated using ((select private.may_write()));

-- A hosted project already has this publication. Any other database gets it here.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'website_content'
  ) then
    alter publication supabase_realtime add table public.website_content;
  end if;
end
$$;
