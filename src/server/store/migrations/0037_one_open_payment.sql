-- A booking is paid once: another payment begins when the one before is canceled.
CREATE UNIQUE INDEX "payments_open_idx" ON "payments" USING btree ("agency_id","booking_id") WHERE "payments"."state" <> 'canceled';
