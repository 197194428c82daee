-- A code or the wallet may be added to a quote as long as nothing was booked by it.
GRANT UPDATE (snapshot) ON quotes TO livery_app;
