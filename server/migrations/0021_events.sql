-- Who hears an event is said by the event itself when it is told, and not kept with it.

alter table outbox drop column rooms;
