-- Messages between the processes that hold sockets, when they are too large for a notification.

-- owner: platform
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
