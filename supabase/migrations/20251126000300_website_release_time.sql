-- The largest releases take longer than the 8 s that a hosted project gives a request. One that is due and never finishes would also keep
-- later ones from being published. PostgREST applies this limit to the whole call.

alter function public.publish_due_releases() set statement_timeout = '30s';
