-- Publishing the largest releases takes longer than the 8 s that a hosted project allows a request. A due release that never finishes would
-- also block later ones. PostgREST applies the timeout of a function to the whole call.

alter function public.publish_due_releases() set statement_timeout = '30s';
