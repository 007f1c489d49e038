-- `checks` counted every question about an attempt and was read by nobody; from now on it counts those in a row that did
-- not bring the attempt to rest, and the pause grows with it (decision 0040).
UPDATE payment_attempts SET checks = 0 WHERE checks <> 0;
