-- Links and questions of sign-in were stored as they are; those of the last hour end here (SEC-ACC-02).
DELETE FROM "auth_verifications";
