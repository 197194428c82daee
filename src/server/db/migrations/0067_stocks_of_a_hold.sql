-- A hold takes several stocks on a date, such as the seats of connecting flights.
ALTER TABLE supply_nights DROP CONSTRAINT supply_nights_pkey, ADD PRIMARY KEY (reference, stock, date);
