-- A lesson that pupils attend from home: it keeps its time, its teacher and its room.
alter table lesson add column remote boolean not null default false;
